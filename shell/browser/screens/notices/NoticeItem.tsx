import { useReadable } from '@duetto/shared/platform'
import { IconButton, LinkButton, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { dismiss } from './dismissals'
import { Slot } from '../../host/outlets/Slot'
import type { DismissibleAlert } from './alertsDue'
import { itemStyle } from './itemStyle'
import { MeasureNotice } from './MeasureNotice'
import { EnablePush } from './EnablePush'
import { alertMessages as texts } from './messages'
import type { Notice } from './useNotices'

const noop = (): void => {}

interface NoticeItemProps {
  notice: Notice
}

export const NoticeItem = ({ notice }: NoticeItemProps) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const { user } = useReadable(platform.session)
  if (notice.name === 'bonus')
    return <Slot key={notice.bonus.endsAt} name="time-bonus-banner" slotProps={notice.bonus} />
  if (notice.name === 'measure') return <MeasureNotice measures={user?.measures ?? []} />
  if (notice.name === 'activation')
    return <Slot name="activation-reminder" slotProps={{ variant: 'alert', onClose: noop }} />

  const alerts: Record<DismissibleAlert, [text: string, action: ReactNode]> = {
    photo: [
      formatMessage(texts.photo),
      <LinkButton key="photo" to="/profile" variant="quiet">
        {formatMessage(texts.addPhoto)}
      </LinkButton>,
    ],
    push: [formatMessage(texts.push), <EnablePush key="push" />],
    'disabled-notifications': [
      formatMessage(texts.disabled, { reason: user?.notifications_disabled[0] ?? 'other' }),
      <LinkButton key="settings" to="/notifications" variant="quiet">
        {formatMessage(texts.settings)}
      </LinkButton>,
    ],
  }
  const [text, action] = alerts[notice.name]
  return (
    <div css={itemStyle} role="status">
      <p>
        <span>{text}</span> {action}
      </p>
      <IconButton
        icon={icons.close}
        label={formatMessage(texts.dismiss)}
        onClick={() => dismiss(notice.name, platform.now())}
      />
    </div>
  )
}
