import type { Gender, NewWithinDays, SearchRadiusKm, SearchedField } from '@duetto/shared/domain'
import type { Point } from './distance.repository'

/** Search criteria. Absent criteria are omitted from the SQL, so each combination is a separate statement. */
export interface MemberFilter {
  viewerId: number | null
  gender?: Gender
  country?: string
  region?: string
  minAge?: number
  maxAge?: number
  isOnline?: boolean
  hasPhoto?: boolean
  newWithinDays?: NewWithinDays
  /** Restricts the search to people whose wishes the viewer meets. */
  wants?: WantedViewer
  isVerified?: boolean
  minHeight?: number
  maxHeight?: number
  values?: SearchedValues
  /** Restricts the search to one kind of profile. */
  isFictional?: boolean
  isHidingSkipped?: boolean
  namePrefix?: string
  near?: Nearness
  /** Narrows a search with selective criteria; ignored without them. */
  days?: Days
  /** Restricts a search with selective criteria to these members, who meet them; ignored without them. */
  candidateIds?: readonly number[]
  /** Restricts the search to people whose distance is known, for the order by distance. */
  hasDistance?: boolean
}

export type SearchedValues = { [Field in SearchedField]?: readonly string[] }

export interface WantedViewer {
  gender: Gender | null
  age: number
  /** The viewer's own town, wherever the search starts from. */
  home: Point | null
}

export interface Nearness {
  from: Point
  withinKm: SearchRadiusKm
}

/** Column of `users` that determines the order of the members. */
export type TimeColumn = 'last_active' | 'created_at'

/** Restricts a search to members whose time in a column is on one of the UTC days from `from` to `to`. */
export interface Days {
  by: TimeColumn
  from: Date
  to: Date
}
