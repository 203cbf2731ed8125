import { basename } from 'node:path'

/** Replaces imported images and videos by a URL that ends with the file's name. */
const transformer = {
  process: (_content, path) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(`/${basename(path)}`)}`,
  }),
}
export default transformer
