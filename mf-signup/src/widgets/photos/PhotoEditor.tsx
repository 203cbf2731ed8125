import { Button, ConfirmDialog, Icon, Row, icons, uiMessages } from '@duetto/shared/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area, Size } from 'react-easy-crop'
import { useIntl } from 'react-intl'
import { useReadablePhoto } from '@duetto/shared/media'
import { cutPicture, maxZoom, shape, zoomFor } from './cutPicture'
import { editorMessages } from './editorMessages'
import { editorStyle } from './editorStyle'

interface PhotoEditorProps {
  file: File
  /** From 1 to `count`. */
  number: number
  count: number
  onDone: (file: File) => void
  onClose: () => void
}

const PhotoEditor = ({ file, number, count, onDone, onClose }: PhotoEditorProps) => {
  const { formatMessage } = useIntl()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Area>()
  const [isCutting, setIsCutting] = useState(false)
  const [size, setSize] = useState<Size>()
  const hasMouse = matchMedia('(pointer: fine)').matches
  const zoomMost = size ? zoomFor(size, rotation) : maxZoom
  const shownZoom = Math.min(zoom, zoomMost)
  const read = useReadablePhoto(file)

  const finish = async (): Promise<void> => {
    if (!area || !read) return onDone(file)
    setIsCutting(true)
    onDone((await cutPicture(read.photo, { area, rotation })) ?? file)
  }
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage(editorMessages.title, { number, count })}
      onClose={onClose}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(editorMessages.upload)}
      isLoading={isCutting || !read}
      onConfirm={() => void finish()}
    >
      <div css={editorStyle}>
        <div data-stage>
          {read && (
            <Cropper
              image={read.url}
              disableAutomaticStylesInjection
              crop={crop}
              zoom={shownZoom}
              rotation={rotation}
              aspect={shape}
              maxZoom={zoomMost}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => setSize({ width, height })}
              onCropComplete={(_, pixels) => setArea(pixels)}
              // If the browser cannot decode the file, upload it unchanged and let the server report any problem.
              mediaProps={{ onError: () => onDone(file), alt: '' }}
              cropperProps={{
                role: 'application',
                'aria-label': formatMessage(editorMessages.part),
                'aria-describedby': 'photo-editor-hint',
              }}
            />
          )}
          {!size && <p role="status">{formatMessage(editorMessages.reading)}</p>}
        </div>
        <p id="photo-editor-hint">
          {formatMessage(hasMouse ? editorMessages.hint : editorMessages.hintTouch)}
        </p>
        <Row>
          <label>
            {formatMessage(editorMessages.zoom)}
            <input
              type="range"
              min={1}
              max={zoomMost}
              step={0.05}
              disabled={zoomMost === 1}
              value={shownZoom}
              onChange={({ target }) => setZoom(target.valueAsNumber)}
            />
          </label>
          <Button variant="outline" onClick={() => setRotation((rotation + 90) % 360)}>
            <Icon path={icons.rotate} />
            {formatMessage(editorMessages.rotate)}
          </Button>
        </Row>
      </div>
    </ConfirmDialog>
  )
}

export default PhotoEditor
