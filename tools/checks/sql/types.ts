import ts from 'typescript'
import type { PgType } from './database'

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'oid']
const texts = ['text', 'varchar', 'bpchar', 'name', 'uuid', 'date', 'numeric', 'regclass', 'tsvector']
const times = ['timestamptz', 'timestamp']
const json = ['json', 'jsonb']

const without = (type: ts.Type, flags: ts.TypeFlags): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter((member) => !(member.flags & flags))
const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined

export const isNullish = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & nothing)

export const createComparison = (checker: ts.TypeChecker, typeOf: (oid: number) => PgType) => {
  const isNamed = (type: ts.Type, ...names: string[]): boolean => {
    const symbol = type.symbol as ts.Symbol | undefined
    return names.includes(symbol?.name ?? '')
  }
  const elementOf = (type: ts.Type) =>
    checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined

  /** `type` must exclude null and undefined. */
  const fits = (type: ts.Type, pg: PgType, isParameter: boolean): boolean => {
    if (type.flags & ts.TypeFlags.Any) return false
    if (type.flags & ts.TypeFlags.Unknown) return !isParameter
    const is = (wider: ts.Type) => checker.isTypeAssignableTo(type, wider)
    if (pg.element !== undefined) {
      const element = elementOf(type)
      return element !== undefined && isCompatible(element, typeOf(pg.element), isParameter)
    }
    if (json.includes(pg.name)) return !isParameter || is(checker.getStringType())
    if (numbers.includes(pg.name)) return is(checker.getNumberType())
    if (pg.name === 'bool') return is(checker.getBooleanType())
    if (pg.name === 'bytea') return isNamed(type, 'Buffer', 'Uint8Array')
    if (times.includes(pg.name)) return isNamed(type, 'Date') || (isParameter && is(checker.getStringType()))
    if (pg.labels.length > 0) return type.isStringLiteral() && pg.labels.includes(type.value)
    if (!texts.includes(pg.name)) return false
    return (
      is(checker.getStringType()) || (isParameter && pg.name === 'numeric' && is(checker.getNumberType()))
    )
  }

  const isCompatible = (type: ts.Type, pg: PgType, isParameter: boolean): boolean =>
    without(type, nothing).every((member) => fits(member, pg, isParameter))

  return {
    isReadable: (type: ts.Type, pg: PgType) => isCompatible(type, pg, false),
    isWritable: (type: ts.Type, pg: PgType) => isCompatible(type, pg, true),
  }
}
