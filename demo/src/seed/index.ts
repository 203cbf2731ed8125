import type { Deps } from '@duetto/api/src/app/deps'
import { startDrawing } from '../drawing/startDrawing'
import { makeDemoPeople } from '../people'
import { fillDemo } from './fill'
import { guests } from './guests'
import { photosOf } from './photos'

/** Ages are relative to this date, so that the people stay the same. */
const peopleDate = new Date('2026-01-01T00:00:00Z')

/**
 * Fills an empty database with the demo's people. Pictures are drawn in the background, requested ones first.
 * Returns a function that stops the drawing.
 */
export const seed = async (deps: Deps): Promise<{ stopDrawing: () => Promise<void> }> => {
  const people = makeDemoPeople(peopleDate)
  await fillDemo(deps, people)
  const photos = [...guests.map(({ person }) => person), ...people].flatMap(photosOf)
  return { stopDrawing: startDrawing(deps, photos) }
}
