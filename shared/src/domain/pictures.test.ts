import { chosenPortrait, portraitWidths, widestPortrait } from './pictures'

it.each([
  [{ width: 3000, height: 4000 }, [240, 480, 800, 1200]],
  [{ width: 1600, height: 1200 }, [240, 480, 800, 960]],
  [{ width: 240, height: 300 }, [240]],
  [{ width: 80, height: 1600 }, [80]],
])('[PHOTO-02] a portrait of a photo of %j has the widths %j, none of them enlarged', (photo, widths) => {
  expect(portraitWidths(widestPortrait(photo))).toEqual(widths)
})

it.each([
  [195, 240],
  [390, 480],
  [585, 480],
  [780, 800],
  [1170, 1200],
  [4000, 1200],
])('at %i device pixels, the file of %i pixels is chosen', (devicePx, width) => {
  const files = { portrait: '/{file}', portrait_width: 1200, has_avif: true }
  expect(chosenPortrait(files, devicePx, 'avif')).toBe(`/${width}.avif`)
})
