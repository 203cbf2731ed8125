import type { Gender, NewWithinDays, SearchRadiusKm, SearchedField } from '@duetto/shared/domain'
import type { Point } from './distance.repository'

/** Absent criteria are omitted from the SQL, so each combination is a separate statement with its own query plan. */
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
  wants?: WantedViewer
  isVerified?: boolean
  minHeight?: number
  maxHeight?: number
  values?: SearchedValues
  isFictional?: boolean
  isHidingSkipped?: boolean
  namePrefix?: string
  near?: Nearness
  days?: Days
  candidateIds?: readonly number[]
  hasDistance?: boolean
}

export type SearchedValues = { [Field in SearchedField]?: readonly string[] }

export interface WantedViewer {
  gender: Gender | null
  age: number
  home: Point | null
}

export interface Nearness {
  from: Point
  withinKm: SearchRadiusKm
  /**
   * `inside`: towns so near that every member's displayed distance is within the radius. `edge`: towns farther out,
   * where it may exceed the radius, because positions are offset. Absent: both.
   */
  part?: 'inside' | 'edge'
}

export type TimeColumn = 'last_active' | 'created_at'

export interface Days {
  by: TimeColumn
  from: Date
  to: Date
}
