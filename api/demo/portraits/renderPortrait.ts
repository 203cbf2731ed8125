import sharp from 'sharp'

const FULL = { width: 800, height: 1000 }
/** Resolution for the drawing's 400 units: the full picture is rendered at twice its size. */
const DENSITY = 144

/** Renders a drawing as the three files of a photo. */
export const renderPortrait = async (
  svg: string,
): Promise<{ full: Buffer; thumb: Buffer; match: Buffer }> => {
  const raw = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(FULL)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = () => sharp(raw.data, { raw: raw.info })
  const [full, thumb, match] = await Promise.all([
    from().webp({ quality: 80, effort: 1 }).toBuffer(),
    from().resize(320, 400).webp({ quality: 78, effort: 1 }).toBuffer(),
    from().resize(480, 600).webp({ quality: 78, effort: 1 }).toBuffer(),
  ])
  return { full, thumb, match }
}
