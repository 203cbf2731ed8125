/**
 * Writes the outline maps of mf-landers, one file per country in which the site is available. A file contains the
 * outline (Natural Earth, public domain) and the towns (GeoNames, CC BY 4.0) in the map's coordinates.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoArea, geoBounds, geoContains, geoConicEqualArea, geoMercator, geoPath } from 'd3-geo'
import type { GeoProjection } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { placesOf } from '../../api/src/modules/site/towns'
import { countries } from '../../shared/src/domain/countries'
import type { Country } from '../../shared/src/domain/countries'
import { root } from '../common/packages'

const output = join(root, 'mf-landers/src/maps')
const size = 600
const margin = 24
const smallestIsland = 8
const finestDetail = 2.5

/** ISO 3166-1 numeric codes, by which Natural Earth identifies countries. */
const numericCodes: Record<Country, string> = {
  US: '840',
  NL: '528',
  BE: '056',
  FR: '250',
  IT: '380',
  ES: '724',
  DE: '276',
  AT: '040',
  IE: '372',
  GB: '826',
  CA: '124',
  PL: '616',
  AU: '036',
  NZ: '554',
  CH: '756',
  DK: '208',
  SE: '752',
  NO: '578',
  FI: '246',
}

const require = createRequire(__filename)
const atlas = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology<{
  countries: GeometryCollection
}>
const outlines = feature(atlas, atlas.objects.countries).features as Feature<Polygon | MultiPolygon>[]

type Rings = Polygon['coordinates']
const polygonOf = (coordinates: Rings): Polygon => ({ type: 'Polygon', coordinates })

/**
 * Omits polygons without a town that extend more than 3° beyond the bounding box of the towns and their polygons, such
 * as overseas territories.
 */
const nearTowns = (polygons: Rings[], towns: readonly [number, number][]): Rings[] => {
  const home = polygons.filter((rings) => towns.some((town) => geoContains(polygonOf(rings), town)))
  const boxes = [
    ...home.map((rings) => geoBounds(polygonOf(rings))),
    ...towns.map((town) => [town, town] as const),
  ]
  const [west, south, east, north] = [
    Math.min(...boxes.map(([[x]]) => x)) - 3,
    Math.min(...boxes.map(([[, y]]) => y)) - 3,
    Math.max(...boxes.map(([, [x]]) => x)) + 3,
    Math.max(...boxes.map(([, [, y]]) => y)) + 3,
  ]
  const isNear = (rings: Rings): boolean =>
    (rings[0] ?? []).every(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north)
  return polygons.filter((rings) => home.includes(rings) || isNear(rings))
}

const projectionOf = (shape: MultiPolygon): GeoProjection => {
  const [[west, south], [east, north]] = geoBounds(shape)
  const isWide = geoArea(shape) > 0.05
  const projection = isWide
    ? geoConicEqualArea()
        .rotate([-(west + east) / 2, 0])
        .parallels([south + (north - south) / 6, north - (north - south) / 6])
    : geoMercator()
  return projection.fitExtent(
    [
      [margin, margin],
      [size - margin, size - margin],
    ],
    shape,
  )
}

type Point = readonly [x: number, y: number]

const thinned = (points: readonly Point[]): Point[] =>
  points.reduce<Point[]>((kept, point) => {
    const [x, y] = kept.at(-1) ?? [-Infinity, 0]
    return Math.hypot(point[0] - x, point[1] - y) >= finestDetail ? [...kept, point] : kept
  }, [])

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

const simplified = (path: string): string =>
  path
    .split('Z')
    .map((ring) =>
      thinned(
        [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [
          Math.round(Number(x)),
          Math.round(Number(y)),
        ]),
      ),
    )
    .filter(
      (points) =>
        points.length > 3 &&
        extent(points.map(([x]) => x)) + extent(points.map(([, y]) => y)) >= smallestIsland,
    )
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`)
    .join('')

const mapOf = (country: Country) => {
  const places = placesOf(country)
  const towns = places.map(({ lon, lat }) => [lon, lat] as [number, number])
  const outline = outlines.find(({ id }) => id === numericCodes[country])
  if (!outline) throw new Error(`Natural Earth has no outline of ${country}`)
  const { geometry } = outline
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const shape: MultiPolygon = { type: 'MultiPolygon', coordinates: nearTowns(polygons, towns) }
  const projection = projectionOf(shape)
  const path = geoPath(projection)
  const [[west, north], [east, south]] = path.bounds(shape)
  const [x = 0, y = 0] = projection.translate()
  projection.translate([x + margin - west, y + margin - north])
  const at = (town: [number, number]): [number, number] => {
    const [x = 0, y = 0] = projection(town) ?? []
    return [Math.round(x), Math.round(y)]
  }
  return {
    width: Math.round(east - west + 2 * margin),
    height: Math.round(south - north + 2 * margin),
    outline: simplified(path(shape) ?? ''),
    towns: Object.fromEntries(places.map(({ city, lon, lat }) => [city, at([lon, lat])])),
  }
}

mkdirSync(output, { recursive: true })
for (const country of countries) {
  const text = JSON.stringify(mapOf(country))
  writeFileSync(join(output, `${country}.json`), `${text}\n`)
  console.log(`${country} ${text.length} bytes`)
}
