import { css } from '@emotion/react'
import { gifts } from '@duetto/shared/domain'
import { Button, Dialog, GiftIcon, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { giftMessages } from '../../entities/gift/giftMessages'
import type { Outgoing } from '../../entities/outbox/types'
import { useChatSelector } from '../../state'
import { confirmMessages as texts } from './messages'
import { PriceNote } from './PriceNote'
import { SendOrBuy } from './SendOrBuy'

interface ConfirmDialogProps {
  message: Outgoing
  credits: number
  onClose: () => void
  onConfirm: () => void
}

export const ConfirmDialog = ({ message, credits, onClose, onConfirm }: ConfirmDialogProps) => {
  const { formatMessage } = useIntl()
  const { profile } = useChatSelector((state) => state.conversation)
  const { kind, media, text } = message
  const gift = gifts.find(({ id }) => id === message.gift)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts[kind], { name: profile?.name ?? '' })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(uiMessages.cancel)}
          </Button>
          <SendOrBuy credits={credits} onSend={onConfirm}>
            {formatMessage(texts.send, { credits })}
          </SendOrBuy>
        </>
      }
    >
      {gift && (
        <div css={previewStyle}>
          <span>
            <GiftIcon gift={gift.id} />
          </span>
          <b>{formatMessage(giftMessages[gift.id])}</b>
        </div>
      )}
      {media && kind !== 'voice' && (
        <div css={previewStyle}>
          <img src={media} alt="" />
        </div>
      )}
      {text && (
        <blockquote css={textStyle} dir="auto">
          {text}
        </blockquote>
      )}
      <PriceNote credits={credits} />
    </Dialog>
  )
}

const previewStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s2);
  padding: var(--s4);
  border-radius: var(--r-lg);
  background: var(--surface-2);
  > span {
    display: grid;
    width: 72px;
    height: 72px;
    svg {
      width: 100%;
      height: 100%;
    }
  }
  img {
    max-width: 100%;
    max-height: min(40dvh, 320px);
    object-fit: contain;
  }
`
const textStyle = css`
  max-height: 30dvh;
  margin: 0;
  padding: var(--s3) var(--s4);
  overflow: auto;
  border-radius: var(--r-lg);
  background: var(--surface-2);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
