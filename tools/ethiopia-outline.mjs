// Makes the border of Ethiopia on the map of projects from Natural Earth. Its output is committed:
//   npm run tool -- ethiopia-outline
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const target = 'client-public/src/features/projects/ethiopia-outline.ts';
/** The smallest triangle of three neighbouring points that is worth a point, in square degrees: 68 points are left. */
const smallestTriangle = 0.02;

const world = createRequire(import.meta.url)('world-atlas/countries-50m.json');
const simple = simplify(presimplify(world), smallestTriangle);
const country = feature(simple, simple.objects.countries).features.find(
  ({ properties }) => properties.name === 'Ethiopia',
);
const [border] = country.geometry.coordinates;
const points = border.slice(0, -1).map(([east, north]) => `${east.toFixed(2)} ${(-north).toFixed(2)}`);
const outline = `  'M${points.join('L')}Z';`;
const text = readFileSync(target, 'utf8').replace(/^ {2}'M.*Z';$/m, outline);
writeFileSync(target, text);
console.log(`${target}  ${points.length} points`);
