// Makes the icons that a phone shows for a brand's installed app, of the brand's logo: brands/*/icon-*.png.
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('brands', import.meta.url))

/** Behind the logo where a system cuts its own shape out of the icon. */
const ground = { lumen: '#5a54f0', halcyon: '#0f6b66' }

const png = { compressionLevel: 9, palette: true }

for (const brand of await readdir(folder)) {
  const logo = `${folder}/${brand}/logo.svg`
  for (const size of [192, 512])
    await sharp(logo, { density: (72 * size) / 64 })
      .resize(size)
      .png(png)
      .toFile(`${folder}/${brand}/icon-${size}.png`)
  // What lies in the middle four fifths is always left.
  for (const [name, size] of [
    ['maskable', 512],
    ['apple', 180],
  ]) {
    const inner = Math.round(size * 0.72)
    const picture = await sharp(logo, { density: (72 * inner) / 64 })
      .resize(inner)
      .png()
      .toBuffer()
    await sharp({ create: { width: size, height: size, channels: 3, background: ground[brand] } })
      .composite([{ input: picture }])
      .png(png)
      .toFile(`${folder}/${brand}/icon-${name}.png`)
  }
}
