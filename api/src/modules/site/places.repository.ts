import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Place {
  country: string
  region: string
  city: string
  lat: number
  lon: number
  population: number
}

export const findPlaces = (db: Db): Promise<Place[]> =>
  db.many<Place>(sql`
    select country, region, city, lat, lon, population from places
    order by country, region, population desc, city`)

export const hasPlaces = async (db: Db): Promise<boolean> =>
  (await db.maybe(sql`select 1 from places limit 1`)) !== undefined

export const removePlacesOf = (tx: Db, countries: readonly string[]): Promise<number> =>
  tx.run(sql`delete from places where country = any (${countries}::text[])`)

export const addPlaces = (db: Db, places: readonly Place[]): Promise<number> =>
  db.run(sql`
    insert into places (country, region, city, lat, lon, population)
    select country, region, city, lat, lon, population
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p (country text, region text, city text, lat float8, lon float8, population int)
    on conflict do nothing`)
