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
import { Title, useStore, useTranslate } from 'react-admin'
import { useText } from '../parts/useText'
import { PhotoCard } from './PhotoCard'
import { RefusalDialog } from './RefusalDialog'
import { usePressedKeys } from './usePressedKeys'
import { useReview } from './useReview'

export const PhotoReview = () => {
  const text = useText()
  const translate = useTranslate()
  const { photo, isPending, error, isRunning, isAtEnd, canUndo, announcement, ...review } = useReview()
  const [hasKeys, setHasKeys] = useStore('review.keys', true)
  const [isRefusing, setIsRefusing] = useState(false)
  const isReady = photo !== null && !isRunning
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
      <Title title={text('menu.photos')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        {photo && <Typography>{text('review.waiting', { smart_count: photo.waiting })}</Typography>}
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
      {!isPending && !error && !photo && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography>{text(isAtEnd ? 'review.end' : 'review.done')}</Typography>
          {isAtEnd && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void review.restart()}>
              {text('review.again')}
            </Button>
          )}
        </Paper>
      )}
      {photo && <PhotoCard photo={photo} />}
      {(photo || canUndo) && (
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
      {isRefusing && photo && (
        <RefusalDialog
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
