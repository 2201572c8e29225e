/**
 * The border of Ethiopia as the path of an SVG: degrees east and, because y grows downwards, degrees north below zero.
 * Simplified to 0.05 degrees from Natural Earth, which is in the public domain.
 */
export const ethiopiaOutline =
  'M35.27 -5.49L34.98 -5.86L34.71 -6.66L34.07 -7.23L33.90 -7.51L33.67 -7.67L33.23 -7.76L33.00 -7.90L33.28 -8.44L33.95 -8.44L34.09 -8.58L34.08 -9.51L34.31 -10.19L34.27 -10.53L34.57 -10.88L34.77 -10.75L34.93 -10.86L35.11 -11.82L35.67 -12.62L36.12 -12.76L36.16 -13.09L36.39 -13.63L36.52 -14.26L36.81 -14.32L37.02 -14.27L37.26 -14.45L37.57 -14.15L37.88 -14.85L38.43 -14.43L38.81 -14.48L39.02 -14.63L39.20 -14.48L39.53 -14.54L40.14 -14.46L40.82 -14.11L42.23 -12.66L42.38 -12.47L41.79 -11.69L41.80 -10.98L41.96 -10.94L42.56 -11.08L42.92 -11.00L42.66 -10.60L42.84 -10.20L43.18 -9.88L43.48 -9.38L44.02 -8.99L46.98 -8.00L47.98 -8.00L46.17 -6.23L44.94 -4.91L43.99 -4.95L43.54 -4.84L43.02 -4.56L42.86 -4.33L42.03 -4.14L41.88 -3.98L41.14 -3.96L40.77 -4.27L39.84 -3.85L39.49 -3.46L38.09 -3.65L36.91 -4.41L36.02 -4.47L35.76 -4.81L35.75 -5.34L35.47 -5.42L35.33 -5.36L35.27 -5.49Z';

/** West, top, width and height, with room for the names of places near the border. */
export const ethiopiaFrame = { x: 32.6, y: -15.1, width: 15.8, height: 12 };
