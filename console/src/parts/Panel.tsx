import { Alert, Button, CircularProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props<Data> {
  name: readonly (string | number)[]
  load: () => Promise<Data>
  refetchMs?: number
  /** Disables refetching on focus and on reconnect, because new data would overwrite the operator's edits. */
  isEdited?: boolean
  children: (data: Data) => ReactNode
}

export const Panel = <Data,>({ name, load, refetchMs, isEdited = false, children }: Props<Data>) => {
  const translate = useTranslate()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    queryKey: [...name],
    queryFn: load,
    refetchInterval: refetchMs ?? false,
    refetchOnWindowFocus: !isEdited,
    refetchOnReconnect: !isEdited,
  })
  if (isPending) return <CircularProgress aria-label={translate('ra.page.loading')} />
  if (isLoadingError)
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
