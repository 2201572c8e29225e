// Makes the icons of the installed site from its drawing, client-public/public/favicon.svg. Their output is committed:
//   npm run tool -- app-icons
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = 'client-public/public';
const drawing = readFileSync(`${folder}/favicon.svg`, 'utf8');
// Phones cut it to a circle or another shape: what is drawn keeps within the inner four fifths.
const withMargin = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const icons = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'icon-maskable-512', size: 512, svg: withMargin },
  { name: 'apple-touch-icon', size: 180, svg: withMargin },
];

for (const { name, size, svg } of icons) {
  const file = `${folder}/${name}.png`;
  const { size: bytes } = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
  console.log(`${file}  ${bytes} bytes`);
}
