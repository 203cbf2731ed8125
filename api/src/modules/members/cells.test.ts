import { cellsAround } from './cells'

const around = (lat: number, lon: number) => cellsAround({ from: { lat, lon }, withinKm: 50 })
const westOf = (cells: string[] | undefined) => [...new Set(cells?.map((cell) => cell.split(',')[1]))]

describe('cells of one degree around a point', () => {
  it.each([179.9, -179.9])('contain both sides of the date line at %d', (lon) => {
    const cells = around(0.5, lon)
    expect(cells).toEqual(expect.arrayContaining(['0,179', '0,-180']))
    expect(westOf(cells).every((west) => Number(west) >= -180 && Number(west) < 180)).toBe(true)
  })

  it('contain more meridians at a high latitude, each once', () => {
    const [low, high] = [around(0.5, 10.5), around(80.5, 10.5)]
    expect(westOf(high).length).toBeGreaterThan(westOf(low).length)
    expect(new Set(high).size).toBe(high?.length)
    // A degree of longitude is 18 km here: 50 km plus the margins reach three degrees.
    expect(high).toEqual(expect.arrayContaining(['80,7', '80,13']))
  })

  it.each([89, -89])('are not limited near a pole, at %d', (lat) => {
    expect(around(lat, 10.5)).toBeUndefined()
  })
})
