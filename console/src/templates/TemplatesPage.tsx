import { Alert, Box, Button, Card, CardContent } from '@mui/material'
import type { ConsoleResponse, ReplyTemplate } from '@duetto/shared/contract/console'
import { defaultLocale } from '@duetto/shared/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { Panel } from '../parts/Panel'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { TemplateDialog } from './TemplateDialog'
import type { Draft } from './TemplateDialog'
import { TemplateRows } from './TemplateRows'
import { loadTemplates, templatesKey } from './templatesKey'

export const TemplatesPage = () => {
  const text = useText()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [removed, setRemoved] = useState<ReplyTemplate | null>(null)
  const change = async (run: () => Promise<ConsoleResponse<'listTemplates'>>): Promise<boolean> => {
    const changed = await act(run)
    if (changed) queries.setQueryData(templatesKey, changed)
    return changed !== undefined
  }
  const save = async (body: Draft) => {
    if (await change(() => callConsole('saveTemplate', { body }))) setDraft(null)
  }
  const remove = async ({ id }: ReplyTemplate) => {
    await change(() => callConsole('removeTemplate', { body: { id } }))
    setRemoved(null)
  }
  return (
    <Box sx={{ mt: 2, minWidth: 0 }}>
      <Title title={text('menu.templates')} />
      <Card variant="outlined">
        <CardContent>
          <Alert severity="info" sx={{ mb: 2 }}>
            {text('inbox.rules')}
          </Alert>
          <Button
            variant="outlined"
            sx={{ mb: 2 }}
            onClick={() => setDraft({ language: defaultLocale, name: '', text: '' })}
          >
            {text('template.add')}
          </Button>
          <Panel name={templatesKey} load={loadTemplates}>
            {({ templates }) => (
              <TemplateRows templates={templates} onChange={setDraft} onRemove={setRemoved} />
            )}
          </Panel>
        </CardContent>
      </Card>
      {draft && (
        <TemplateDialog
          draft={draft}
          isRunning={isRunning}
          onSave={(body) => void save(body)}
          onClose={() => setDraft(null)}
        />
      )}
      {removed && (
        <Confirm
          isOpen
          loading={isRunning}
          title={text('template.remove', { name: removed.name })}
          content={text('template.removeText')}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Box>
  )
}
