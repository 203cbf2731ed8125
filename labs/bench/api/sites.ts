import type { DbEngine } from '../../../api/src/infra/db/Db'
import { addMembers, createDatabase } from './data'
import { compare } from './measure'
import type { Comparison } from './measure'

export const ROUNDS = 5
const FEW = 10_000
const MANY = Number(process.env.BENCH_MEMBERS ?? 1_000_000)

export interface Sites {
  small: DbEngine
  big: DbEngine
}

export const createSites = async (
  serverUrl: string,
  addData: (db: DbEngine) => Promise<void>,
): Promise<Sites> => {
  console.log(`Generating ${FEW} and ${MANY} members …`)
  const create = async (name: string, count: number) => {
    const db = await createDatabase(serverUrl, name)
    await addMembers(db, count)
    await addData(db)
    return db
  }
  return { small: await create('bench_search_small', FEW), big: await create('bench_search_big', MANY) }
}

export const closeSites = async ({ small, big }: Sites): Promise<void> => {
  await small.close()
  await big.close()
}

export const compareSites = (
  { small, big }: Sites,
  timeOf: (db: DbEngine) => Promise<number>,
): Promise<Comparison> =>
  compare(
    ROUNDS,
    () => timeOf(big),
    () => timeOf(small),
  )

export const detailOf = ({ ours, theirs }: Comparison): string =>
  `${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms`
