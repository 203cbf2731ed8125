import facesMp4 from '../../../films/faces.mp4'
import facesPoster from '../../../films/faces.webp'
import facesWebm from '../../../films/faces.webm'
import windowsMp4 from '../../../films/windows.mp4'
import windowsPoster from '../../../films/windows.webp'
import windowsWebm from '../../../films/windows.webm'

/** The files are rendered by `demo/src/films`. */
export const films = {
  faces: { webm: facesWebm, mp4: facesMp4, poster: facesPoster, width: 800, height: 600 },
  windows: { webm: windowsWebm, mp4: windowsMp4, poster: windowsPoster, width: 800, height: 600 },
} as const
