import { createRequire } from 'node:module'
import type { ReceiptLines } from './lines'

/** Embedded, because PDF's built-in fonts lack Polish letters. */
const fonts = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
}
const margin = 56
const labelWidth = 110
const amountWidth = 140

export const renderReceipt = async (lines: ReceiptLines, language: string): Promise<Buffer> => {
  const { default: Document } = await import('pdfkit')
  const { resolve } = createRequire(import.meta.url)
  const page = new Document({
    size: 'A4',
    margin,
    font: resolve(fonts.regular),
    lang: language,
    info: { Title: lines.title },
  })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((end) => page.on('end', () => end()))
  page.registerFont('regular', resolve(fonts.regular)).registerFont('bold', resolve(fonts.bold))
  const width = page.page.width - 2 * margin

  const pair = ([label, value]: readonly [string, string], isAmount: boolean): void => {
    const { y } = page
    const left = isAmount ? width - amountWidth : labelWidth
    const height = Math.max(
      page.heightOfString(label, { width: left }),
      page.heightOfString(value, { width: width - left }),
    )
    page.text(label, margin, y, { width: left })
    page.text(value, margin + left, y, { width: width - left, align: isAmount ? 'right' : 'left' })
    page.y = y + height + 6
  }

  page.font('bold').fontSize(22).text(lines.title).moveDown()
  page.font('regular').fontSize(11)
  for (const fact of lines.facts) pair(fact, false)
  page.moveDown()
  for (const amount of lines.amounts) pair(amount, true)
  const { y } = page
  page
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .stroke()
  page.y = y + 8
  page.font('bold')
  pair(lines.total, true)
  page.font('regular')
  for (const note of lines.notes) pair(note, true)
  page.end()
  await done
  return Buffer.concat(parts)
}
