import { fireEvent, render, screen } from '@testing-library/react'
import { createImage } from '../../testing'
import { Portrait } from './Portrait'

const ready = createImage(1, {
  portrait: '/p/{file}?sig=1',
  portrait_width: 640,
  has_avif: true,
  preview: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
})
const widths = (type: string) =>
  [240, 480, 640].map((width) => `/p/${width}.${type}?sig=1 ${width}w`).join(', ')

it('offers the portrait in its true widths, as AVIF and WebP', () => {
  const { container } = render(<Portrait image={ready} alt="Clara" sizes="100vw" />)
  expect(container.querySelector('source')).toHaveAttribute('srcset', widths('avif'))
  const image = screen.getByRole('img', { name: 'Clara' })
  expect(image).toHaveAttribute('srcset', widths('webp'))
  expect(image).toHaveAttribute('sizes', '100vw')
})

it('offers only WebP until the AVIF files are rendered, and one file until there are widths', () => {
  const { container, rerender } = render(<Portrait image={{ ...ready, has_avif: false }} alt="Clara" />)
  expect(container.querySelector('source')).toBeNull()
  expect(screen.getByRole('img')).toHaveAttribute('srcset', widths('webp'))
  rerender(<Portrait image={createImage(2)} alt="Clara" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/2-t.webp')
})

it('shows the preview below the picture, and the initial if the picture fails', () => {
  const { container } = render(<Portrait image={ready} alt="Clara" name="Clara" />)
  const frame = container.firstElementChild as HTMLElement
  expect(frame.style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/)
  fireEvent.error(screen.getByRole('img'))
  expect(frame.style.backgroundImage).toBe('')
  expect(screen.getByText('C')).toBeInTheDocument()
})
