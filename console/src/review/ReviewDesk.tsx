import {
  Alert,
  Box,
  Button,
  CircularProgress,
  FormControlLabel,
  Paper,
  Switch,
  Typography,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Title, useStore, useTranslate } from 'react-admin'
import { useText } from '../parts/useText'
import { RefusalDialog } from './RefusalDialog'
import { usePressedKeys } from './usePressedKeys'
import { useReview } from './useReview'
import type { Reviewed, ReviewQueue } from './useReview'

interface Props<Item extends Reviewed, Refusal extends string> {
  queue: ReviewQueue<Item, Refusal>
  title: string
  refusals: readonly (readonly [Refusal, string])[]
  children: (item: Item) => ReactNode
}

export const ReviewDesk = <Item extends Reviewed, Refusal extends string>({
  queue,
  title,
  refusals,
  children,
}: Props<Item, Refusal>) => {
  const text = useText()
  const translate = useTranslate()
  const { item, isPending, error, isRunning, isAtEnd, canUndo, announcement, ...review } = useReview(queue)
  const [hasKeys, setHasKeys] = useStore('review.keys', true)
  const [isRefusing, setIsRefusing] = useState(false)
  const isReady = item !== null && !isRunning
  const approve = () => isReady && void review.decide(null)
  const refuse = () => isReady && setIsRefusing(true)
  const next = () => isReady && void review.next()
  const undo = () => canUndo && !isRunning && void review.takeBack()
  usePressedKeys({ a: approve, r: refuse, n: next, u: undo }, hasKeys && !isRefusing)
  const labelOf = (name: 'approve' | 'refuse' | 'next' | 'undo') => {
    const label = text(`review.${name}`)
    return hasKeys ? text('review.shortcut', { label, key: label.charAt(0) }) : label
  }
  return (
    <Box sx={{ mt: 2, mb: 10 }}>
      <Title title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        {item && <Typography>{text(`${queue.name}.waiting`, { smart_count: item.waiting })}</Typography>}
        <Box sx={{ flexGrow: 1 }} />
        <FormControlLabel
          control={<Switch checked={hasKeys} onChange={(_, isOn) => setHasKeys(isOn)} />}
          label={text('review.shortcuts')}
        />
      </Box>
      <Box aria-live="polite" role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {isPending && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void review.refetch()}>{translate('ra.action.refresh')}</Button>}
        >
          {translate(error.message)}
        </Alert>
      )}
      {!isPending && !error && !item && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography>{text(isAtEnd ? 'review.end' : `${queue.name}.done`)}</Typography>
          {isAtEnd && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void review.restart()}>
              {text('review.again')}
            </Button>
          )}
        </Paper>
      )}
      {item && children(item)}
      {(item || canUndo) && (
        <Paper
          elevation={3}
          sx={{
            position: 'sticky',
            bottom: 8,
            mt: 2,
            p: 1,
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 9rem)' },
            justifyContent: 'center',
            gap: 1,
          }}
        >
          <Button variant="contained" color="success" disabled={!isReady} onClick={approve}>
            {labelOf('approve')}
          </Button>
          <Button variant="contained" color="error" disabled={!isReady} onClick={refuse}>
            {labelOf('refuse')}
          </Button>
          <Button disabled={!isReady} onClick={next}>
            {labelOf('next')}
          </Button>
          <Button disabled={!canUndo || isRunning} onClick={undo}>
            {labelOf('undo')}
          </Button>
        </Paper>
      )}
      {isRefusing && item && (
        <RefusalDialog
          title={text(`${queue.name}.refuseHeading`)}
          refusals={refusals}
          hasKeys={hasKeys}
          isRunning={isRunning}
          onRefuse={(refusal) => {
            setIsRefusing(false)
            void review.decide(refusal)
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </Box>
  )
}
