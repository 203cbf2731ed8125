import type { ProfileCard } from '@duetto/shared/contract'
import { Avatar, Chip } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShortage } from '../../entities/entitlements/useShortage'
import { icebreakersLeft, icebreakersRequested } from '../../entities/icebreakers/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { conversationMessages as texts } from './messages'

interface IcebreakersProps {
  profile: Pick<ProfileCard, 'id' | 'name' | 'main_image'>
  onChoose: (text: string) => void
}

export const Icebreakers = ({ profile, onChoose }: IcebreakersProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const lines = useChatSelector((state) => state.icebreakers)
  const { id, name, main_image: image } = profile
  const isOffered = useShortage() === null
  useEffect(() => {
    if (!isOffered) return
    dispatch(icebreakersRequested(id))
    return () => {
      dispatch(icebreakersLeft())
    }
  }, [dispatch, id, isOffered])
  return (
    <div css={iceStyle}>
      <Avatar image={image} name={name} size={96} />
      <h3>{formatMessage(texts.emptyTitle, { name })}</h3>
      {lines.length > 0 && <p>{formatMessage(texts.icebreakers)}</p>}
      <div>
        {lines.map((line) => (
          <Chip key={line} onClick={() => onChoose(line)}>
            {line}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const iceStyle = css`
  display: grid;
  gap: var(--s3);
  justify-items: center;
  /* Full width, because the centred content must not move when the suggestions load. */
  width: 100%;
  padding: var(--s6) 0;
  text-align: center;
  h3 {
    font: var(--display-weight, 400) var(--t-xl) / 1.2 var(--font-display);
  }
  p {
    color: var(--ink-2);
  }
  > div {
    display: grid;
    gap: var(--s2);
    width: min(100%, 420px);
  }
  button {
    justify-content: start;
    min-height: var(--tap);
    padding: 8px 16px;
    line-height: 1.3;
    text-align: start;
  }
  /* Fits three suggestions above the field in a 320 × 568 px window. Hides the portrait, which the header also
     shows. */
  @media (max-height: 640px) {
    gap: var(--s2);
    padding: 0;
    > :first-child {
      display: none;
    }
    p,
    button {
      font-size: var(--t-sm);
    }
    button {
      padding-block: 4px;
    }
  }
`
