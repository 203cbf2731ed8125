import { createNames } from './names'

describe('first names', () => {
  it('are taken from their positions until one repeats', () => {
    const pick = createNames()
    expect([pick(['Ida', 'Noor', 'Eva'], 0), pick(['Ida', 'Noor', 'Eva'], 2)]).toEqual(['Ida', 'Eva'])
  })

  it('skip a name that another language has used, without moving the next ones', () => {
    const pick = createNames()
    const german = ['Sophie', 'Lena']
    const french = ['Sophie', 'Chloé', 'Manon']
    expect([pick(german, 0), pick(french, 0), pick(french, 1)]).toEqual(['Sophie', 'Manon', 'Chloé'])
  })

  it('repeat only after all names of the list', () => {
    const pick = createNames()
    const names = [0, 1, 2, 3, 4].map((position) => pick(['Ida', 'Noor'], position))
    expect(names).toEqual(['Ida', 'Noor', 'Ida', 'Noor', 'Ida'])
  })
})
