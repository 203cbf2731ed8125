import { css } from '@emotion/react'
import type { OwnImage } from '@duetto/shared/contract'
import { Banner, Button } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AppealDialog } from './AppealDialog'
import { refusalMessages, refusalOf } from './refusalMessages'

export const RefusedPhoto = ({
  image: { id, refusal, appeal, is_refused_by_program },
  number,
}: {
  image: OwnImage
  number: number
}) => {
  const { formatMessage } = useIntl()
  const [isAppealing, setIsAppealing] = useState(false)
  return (
    <>
      <Banner
        tone="neutral"
        action={
          appeal === null && (
            <Button variant="outline" onClick={() => setIsAppealing(true)}>
              {formatMessage(refusalMessages.appeal)}
            </Button>
          )
        }
      >
        <p>
          <strong>{formatMessage(refusalMessages.title, { number })}</strong>{' '}
          {formatMessage(refusalOf[refusal ?? 'other'])}
        </p>
        {is_refused_by_program && <p>{formatMessage(refusalMessages.byProgram)}</p>}
        {appeal && <p css={stateStyle}>{formatMessage(refusalMessages[appeal])}</p>}
      </Banner>
      {isAppealing && appeal === null && (
        <AppealDialog id={id} number={number} onClose={() => setIsAppealing(false)} />
      )}
    </>
  )
}

const stateStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
