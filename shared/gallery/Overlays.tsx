import { useState } from 'react'
import { Button, ConfirmDialog, Menu, MenuItem, Row, icons } from '../src/ui'

export const Overlays = () => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Row>
      <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
      <Menu label="More" icon={icons.more}>
        <MenuItem icon={icons.flag} onSelect={close}>
          Report
        </MenuItem>
        <MenuItem icon={icons.ban} onSelect={close}>
          Block
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Block this member?"
        cancelLabel="Keep"
        confirmLabel="Block"
        isDanger
        onConfirm={close}
      >
        <p>You will not see each other any more.</p>
      </ConfirmDialog>
    </Row>
  )
}
