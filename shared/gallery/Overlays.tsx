import { useState } from 'react'
import { Button, Dialog, Menu, MenuItem, Row, icons } from '../src/ui'

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
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Block this member?"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep
            </Button>
            <Button variant="danger" onClick={close}>
              Block
            </Button>
          </>
        }
      >
        <p>You will not see each other any more.</p>
      </Dialog>
    </Row>
  )
}
