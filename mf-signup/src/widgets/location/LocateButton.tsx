import { css } from '@emotion/react'
import type { CallResponse } from '@duetto/shared/contract'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { geolocationMessages } from './messages'
import { locateRequested, permissionAsked } from '../../entities/geolocation/slice'

type Geocode = CallResponse<'getGeocode'>['geocode']

export const LocateButton = ({ onFound }: { onFound: (place: Geocode) => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { permission, status, geocode } = useSignUpSelector((state) => state.geolocation)
  const [isAsked, setIsAsked] = useState(false)
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    dispatch(permissionAsked())
  }, [dispatch])
  useEffect(() => {
    if (isAsked && status === 'ready' && geocode) latest.current(geocode)
  }, [isAsked, status, geocode])
  if (permission === 'unsupported') return null

  const note =
    permission === 'denied'
      ? formatMessage(geolocationMessages.denied)
      : status === 'failed'
        ? formatMessage(geolocationMessages.failed)
        : status === 'loading'
          ? formatMessage(geolocationMessages.finding)
          : isAsked && geocode
            ? formatMessage(geolocationMessages.found, { place: `${geocode.city}, ${geocode.region}` })
            : ''
  return (
    <div css={locateStyle}>
      <Button
        variant="outline"
        disabled={permission === 'denied'}
        isLoading={status === 'loading'}
        onClick={() => {
          setIsAsked(true)
          dispatch(locateRequested())
        }}
      >
        <Icon path={icons.mapPin} />
        {formatMessage(geolocationMessages.use)}
      </Button>
      <p role="status">{note}</p>
    </div>
  )
}

const locateStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  p:empty {
    display: none;
  }
`
