import { operatorLimits } from '@duetto/shared/domain'

const { rowsPerPage } = operatorLimits

export const rowsFor = (page: number): { limit: number; offset: number } => ({
  limit: rowsPerPage + 1,
  offset: (page - 1) * rowsPerPage,
})

export const pageOf = <Row>(rows: readonly Row[]): { rows: Row[]; has_more: boolean } => ({
  rows: rows.slice(0, rowsPerPage),
  has_more: rows.length > rowsPerPage,
})
