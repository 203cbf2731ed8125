import { Alert, Button, CircularProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props<Data> {
  name: readonly (string | number)[]
  load: () => Promise<Data>
  /** Interval of further loads; by default, none. */
  refetchMs?: number
  children: (data: Data) => ReactNode
}

export const Panel = <Data,>({ name, load, refetchMs, children }: Props<Data>) => {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...name],
    queryFn: load,
    refetchInterval: refetchMs ?? false,
  })
  if (isPending) return <CircularProgress aria-label={translate('ra.page.loading')} />
  if (error)
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
      >
        {translate(error.message)}
      </Alert>
    )
  return children(data)
}
