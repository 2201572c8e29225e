/**
 * The border of Ethiopia as the path of an SVG: degrees east and, because y grows downwards, degrees north below zero.
 * Made by tools/ethiopia-outline.mjs from Natural Earth, which is in the public domain.
 */
export const ethiopiaOutline =
  'M35.27 -5.49L35.08 -5.67L34.71 -6.66L34.07 -7.23L33.90 -7.51L33.67 -7.67L33.23 -7.76L33.01 -7.95L33.23 -8.40L33.95 -8.44L34.09 -8.58L34.08 -9.46L34.29 -10.12L34.27 -10.53L34.57 -10.88L34.77 -10.75L34.93 -10.86L34.96 -11.28L35.11 -11.82L35.60 -12.54L36.11 -12.73L36.21 -13.27L36.39 -13.63L36.52 -14.26L37.02 -14.27L37.26 -14.45L37.57 -14.15L37.88 -14.85L38.50 -14.43L39.07 -14.63L39.20 -14.48L39.53 -14.54L40.22 -14.43L40.77 -14.14L41.36 -13.50L41.77 -13.18L41.95 -12.88L42.38 -12.47L41.77 -11.59L41.80 -10.98L41.96 -10.94L42.56 -11.08L42.92 -11.00L42.66 -10.62L42.84 -10.20L43.18 -9.88L43.48 -9.38L44.02 -8.99L46.92 -8.03L47.98 -8.00L46.42 -6.50L44.94 -4.91L44.03 -4.95L43.54 -4.84L43.02 -4.56L42.79 -4.29L42.03 -4.14L41.88 -3.98L41.22 -3.94L40.77 -4.27L39.84 -3.85L39.49 -3.46L38.09 -3.65L36.91 -4.41L36.08 -4.45L35.76 -4.81L35.75 -5.34Z';

/** West, top, width and height, with room for the names of places near the border. */
export const ethiopiaFrame = { x: 32.6, y: -15.1, width: 15.8, height: 12 };
