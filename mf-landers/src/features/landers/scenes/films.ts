import { nicheGender } from '@duetto/shared/domain'
import type { Gender, NichePrefix } from '@duetto/shared/domain'
import type { LanderOptions } from '../../../entities/content/landers'
import facesMp4 from '../../../films/faces.mp4'
import facesPoster from '../../../films/faces.webp'
import facesWebm from '../../../films/faces.webm'
import facesGayMp4 from '../../../films/faces-gay.mp4'
import facesGayPoster from '../../../films/faces-gay.webp'
import facesGayWebm from '../../../films/faces-gay.webm'
import facesSheMp4 from '../../../films/faces-she.mp4'
import facesShePoster from '../../../films/faces-she.webp'
import facesSheWebm from '../../../films/faces-she.webm'
import windowsMp4 from '../../../films/windows.mp4'
import windowsPoster from '../../../films/windows.webp'
import windowsWebm from '../../../films/windows.webm'
import windowsGayMp4 from '../../../films/windows-gay.mp4'
import windowsGayPoster from '../../../films/windows-gay.webp'
import windowsGayWebm from '../../../films/windows-gay.webm'
import windowsSheMp4 from '../../../films/windows-she.mp4'
import windowsShePoster from '../../../films/windows-she.webp'
import windowsSheWebm from '../../../films/windows-she.webm'

type FilmName = NonNullable<LanderOptions['film']>

interface FilmFiles {
  webm: string
  mp4: string
  poster: string
}

/** The files are rendered by `demo/src/films`, with a cast of both genders, of men or of women. */
const films: Readonly<Record<FilmName, Record<Gender | 'both', FilmFiles>>> = {
  faces: {
    both: { webm: facesWebm, mp4: facesMp4, poster: facesPoster },
    male: { webm: facesGayWebm, mp4: facesGayMp4, poster: facesGayPoster },
    female: { webm: facesSheWebm, mp4: facesSheMp4, poster: facesShePoster },
  },
  windows: {
    both: { webm: windowsWebm, mp4: windowsMp4, poster: windowsPoster },
    male: { webm: windowsGayWebm, mp4: windowsGayMp4, poster: windowsGayPoster },
    female: { webm: windowsSheWebm, mp4: windowsSheMp4, poster: windowsShePoster },
  },
}

export const filmSize = { width: 800, height: 600 } as const

export const filmFor = (name: FilmName, niche: NichePrefix): FilmFiles =>
  films[name][nicheGender(niche) ?? 'both']
