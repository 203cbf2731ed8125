type Values = Record<string, unknown>

export const valueIn = (data: Values, name: string): unknown => {
  const [group = '', field] = name.split('.')
  const value = data[group]
  return (field === undefined ? value : (value as Values | undefined)?.[field]) ?? null
}

export const withValue = (data: Values, name: string, value: unknown): Values => {
  const [group = '', field] = name.split('.')
  if (field !== undefined) {
    const fields = withValue((data[group] ?? {}) as Values, field, value)
    return withValue(data, group, Object.keys(fields).length > 0 ? fields : null)
  }
  const { [group]: _, ...others } = data
  return value === null ? others : { ...others, [group]: value }
}
