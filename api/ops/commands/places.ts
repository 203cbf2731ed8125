import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { readRegionNames, readTowns } from '../../src/modules/site/geonames'
import { addPlaces, removePlacesOf } from '../../src/modules/site/places.repository'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readInputFile } from '../files'
import { readCount } from '../values'

interface ImportOptions {
  regions: string
  minPopulation: number
}

export const addPlaceCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const places = program.command('places').description('towns and regions that members can live in')
  places
    .command('list')
    .description('counts them by country')
    .action(async () => {
      show(
        await db.many<Record<string, unknown>>(sql`
          select country, count(distinct region)::int as regions, count(*)::int as towns from places
          group by country order by country`),
      )
    })
  places
    .command('import <file>')
    .description('replaces the towns of every country in a GeoNames file, e.g. cities15000.txt')
    .requiredOption('--regions <file>', 'admin1CodesASCII.txt from GeoNames')
    .option('--min-population <people>', 'leave out smaller towns', readCount, 50_000)
    .action(async (file: string, { regions, minPopulation }: ImportOptions) => {
      const names = readRegionNames(await readInputFile(context, regions))
      const towns = readTowns(await readInputFile(context, file), names, minPopulation)
      if (towns.length === 0)
        throw new OpsError(
          'Nothing was changed: the file has no town in a country where the site is offered.',
        )
      const countries = [...new Set(towns.map(({ country }) => country))].sort()
      await db.tx(async (tx) => {
        await removePlacesOf(tx, countries)
        await addPlaces(tx, towns)
        await audit(tx, context, {
          action: 'places import',
          subject: countries.join(' '),
          details: { towns: towns.length, minPopulation },
        })
      })
      show({ countries: countries.join(' '), towns: towns.length, seen: 'within ten minutes' })
    })
}
