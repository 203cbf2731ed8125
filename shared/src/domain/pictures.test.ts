import {
  chosenPortrait,
  portraitSizes,
  portraitWidths,
  preloadSizesOf,
  sizesOf,
  widestPortrait,
} from './pictures'

it.each([
  [{ width: 3000, height: 4000 }, [240, 480, 800, 1200]],
  [{ width: 1600, height: 1200 }, [240, 480, 800, 960]],
  [{ width: 240, height: 300 }, [240]],
  [{ width: 80, height: 1600 }, [80]],
])('[PHOTO-02] a portrait of a photo of %j has the widths %j, none of them enlarged', (photo, widths) => {
  expect(portraitWidths(widestPortrait(photo))).toEqual(widths)
})

it.each([
  [195, 1, 240],
  [300, 1, 480],
  [195, 2, 480],
  [195, 3, 800],
  [240, 2, 480],
  [241, 2, 800],
  [390, 2, 800],
  [390, 3, 1200],
  [4000, 1, 1200],
])(
  'a portrait of %i CSS pixels at %ix is the file of %i pixels, the narrowest that suffices',
  (px, density, width) => {
    const files = { portrait: '/{file}', portrait_width: 1200, has_avif: true }
    expect(chosenPortrait(files, { px, density }, 'avif')).toBe(`/${width}.avif`)
  },
)

const onPhones = (condition: string, [dense, sharp, plain]: number[]) =>
  `${condition} and (min-resolution: 2.5dppx) ${dense}px, ${condition} and (min-resolution: 1.5dppx) ${sharp}px, ${condition} ${plain}px`

it('`sizes` makes phones load the file for 390 pixels and at most 2x, other screens the one for their width', () => {
  expect(sizesOf(portraitSizes.tile)).toBe(
    `${onPhones('(max-width: 480px)', [160, 240, 173])}, (max-width: 767px) calc(50vw - 22px), 240px`,
  )
  expect(sizesOf(portraitSizes.profile)).toBe(
    `${onPhones('(max-width: 480px)', [266, 400, 390])}, (max-width: 767px) 100vw, 520px`,
  )
})

it('`sizes` of preloads depends on the width of the device, too', () => {
  expect(preloadSizesOf(portraitSizes.face)).toBe(
    `${onPhones('((max-width: 991px) or (max-device-width: 991px))', [80, 120, 114])}, 220px`,
  )
})
