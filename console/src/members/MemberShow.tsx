import { Box, Card, Chip, Stack, Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleMember, OperatorRole } from '@duetto/shared/contract/console'
import { ShowBase, TabbedShowLayout, Title, usePermissions, useRecordContext } from 'react-admin'
import { formatMoment } from '../parts/format'
import { StatusChip } from '../parts/StatusChip'
import { useText } from '../parts/useText'
import { AccessTab } from './tabs/AccessTab'
import { HistoryTab } from './tabs/HistoryTab'
import { MoneyTab } from './tabs/MoneyTab'
import { NotesTab } from './tabs/NotesTab'
import { ProfileTab } from './tabs/ProfileTab'
import { ReportsTab } from './tabs/ReportsTab'
import { MemberActs } from './MemberActs'
import { TagChips } from './Tags'

const MemberPage = () => {
  const text = useText()
  const member = useRecordContext<ConsoleMember>()
  const { permissions: role } = usePermissions<OperatorRole>()
  // Until the details have loaded, react-admin may pass a list row without them.
  if (!member || !role || !('photos' in member)) return null
  const { id, status, is_fictional, is_invisible, restricted_until } = member
  const name = member.name || text('member.nameless', { id })
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={name} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" component="h2">
          {name}
        </Typography>
        <StatusChip status={status} />
        {is_fictional && <Chip size="small" color="secondary" label={text('member.fictional')} />}
        {is_invisible && <Chip size="small" variant="outlined" label={text('member.invisible')} />}
        {restricted_until !== null && (
          <Chip
            size="small"
            color="primary"
            variant="outlined"
            label={text('measure.restrictedUntil', { until: formatMoment(restricted_until) })}
          />
        )}
        <TagChips tags={member.tags} />
        <Box sx={{ flexGrow: 1 }} />
        <MemberActs member={member} role={role} />
      </Stack>
      <Card variant="outlined">
        <TabbedShowLayout>
          <TabbedShowLayout.Tab label={text('member.tabs.profile')}>
            <ProfileTab member={member} role={role} />
          </TabbedShowLayout.Tab>
          {mayCall(role, 'getMemberAccess') && (
            <TabbedShowLayout.Tab label={text('member.tabs.access')} path="access">
              <AccessTab id={id} />
            </TabbedShowLayout.Tab>
          )}
          {mayCall(role, 'getMemberReports') && (
            <TabbedShowLayout.Tab label={text('member.tabs.reports')} path="reports">
              <ReportsTab id={id} role={role} />
            </TabbedShowLayout.Tab>
          )}
          {mayCall(role, 'getMemberMoney') && (
            <TabbedShowLayout.Tab label={text('member.tabs.money')} path="money">
              <MoneyTab member={member} />
            </TabbedShowLayout.Tab>
          )}
          {mayCall(role, 'getNotes') && (
            <TabbedShowLayout.Tab label={text('member.tabs.notes')} path="notes">
              <NotesTab member={member} role={role} />
            </TabbedShowLayout.Tab>
          )}
          {mayCall(role, 'getMemberHistory') && (
            <TabbedShowLayout.Tab label={text('member.tabs.history')} path="history">
              <HistoryTab id={id} />
            </TabbedShowLayout.Tab>
          )}
        </TabbedShowLayout>
      </Card>
    </Box>
  )
}

export const MemberShow = () => (
  <ShowBase>
    <MemberPage />
  </ShowBase>
)
