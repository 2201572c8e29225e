// Makes the font files of client-shared/src/theme/fonts from the full ones. Their output is committed: run this
// after an update of the font's package or when one of the letters below changes.
//   npm run tool -- subset-fonts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const packages = 'tools/node_modules/@fontsource-variable';
const ethiopic = `${packages}/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2`;
const folder = 'client-shared/src/theme/fonts';

// Weights that the site uses; the full file has 100 to 900.
const variationAxes = { wght: { min: 400, max: 700 } };

const fonts = [
  // What Amharic is written with. The blocks for other languages and for music stay out: a third of the size.
  { name: 'noto-sans-ethiopic-amharic', letters: range(0x1200, 0x137f) },
  // Every page names its languages; for these four letters nobody should have to load the rest.
  { name: 'noto-sans-ethiopic-language-name', letters: 'አማርኛ' },
];

mkdirSync(folder, { recursive: true });
for (const { name, letters } of fonts) {
  const font = await subsetFont(readFileSync(ethiopic), letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`${folder}/${name}.woff2`, font);
  console.log(`${name}.woff2  ${font.length} bytes`);
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
