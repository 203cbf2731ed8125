import ts from 'typescript'
import type { Database, Description } from './database'
import type { Variant } from './parts'
import type { Statement } from './statements'
import { createComparison, isNullish } from './types'

export const compareStatements = async (
  statements: readonly Statement[],
  checker: ts.TypeChecker,
  database: Database,
): Promise<string[]> => {
  const { isReadable, isWritable } = createComparison(checker, database.typeOf)
  const nameOf = (type: ts.Type) => checker.typeToString(type)

  const compareParameters = ({ values }: Variant, { parameters, required }: Description): string[] =>
    values.flatMap((type, index) => {
      const pg = parameters[index]
      const value = `the value of $${index + 1} has the type ${nameOf(type)}`
      if (!pg || !isWritable(type, pg)) return [`${value}, but the parameter is ${pg?.name}`]
      return required.has(index) && isNullish(type) ? [`${value}, but the column is not null`] : []
    })

  const compareRow = (row: ts.Type, { columns }: Description): string[] => {
    const properties = new Map(
      checker
        .getPropertiesOfType(row)
        .map((property) => [property.name, checker.getTypeOfSymbol(property)] as const),
    )
    const selected = new Set(columns.map(({ name }) => name))
    const missing = [...properties.keys()].filter((name) => !selected.has(name))
    const differing = columns.flatMap(({ name, type: pg, isNullable }) => {
      const type = properties.get(name)
      if (!type) return [`the row type lacks the column ${name}`]
      const property = `${name} has the type ${nameOf(type)}`
      if (!isReadable(type, pg)) return [`${property}, but the column is ${pg.name}`]
      const canBeNull = isNullish(type) || type.flags & ts.TypeFlags.Unknown
      return isNullable && !canBeNull ? [`${property}, but the column can be null`] : []
    })
    return [...missing.map((name) => `the statement does not return ${name}`), ...differing]
  }

  const compare = async (variant: Variant, row: ts.Type | undefined): Promise<string[]> => {
    try {
      const description = await database.describe(variant.text, (index) => {
        const type = variant.values[index]
        return type !== undefined && isNullish(type)
      })
      return [...compareParameters(variant, description), ...(row ? compareRow(row, description) : [])]
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  }

  const errors = new Set<string>()
  for (const { place, variants, row } of statements)
    for (const variant of variants)
      for (const error of await compare(variant, row)) errors.add(`${place}: ${error}`)
  return [...errors]
}
