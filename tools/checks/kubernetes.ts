/**
 * Validates docker/kubernetes against the schemas of Kubernetes and against our own rules, such as that no container
 * runs as root.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { readText, requireSome } from '../common/files'
import { remotes, root } from '../common/packages'
import { operatorSettings } from './operatorSettings'
import { createReport } from './Report'

interface Mount {
  name: string
  mountPath: string
  subPath?: string
  readOnly?: boolean
}
interface Container {
  image: string
  volumeMounts?: Mount[]
  securityContext?: { readOnlyRootFilesystem?: boolean; capabilities?: { drop?: string[] } }
  resources?: { limits?: { memory?: string } }
  readinessProbe?: object
}
interface PodSpec {
  containers: [Container, ...Container[]]
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[]
  securityContext?: { runAsNonRoot?: boolean }
  automountServiceAccountToken?: boolean
}
interface DeploymentSpec {
  selector: { matchLabels: Record<string, string> }
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec }
}
interface KubernetesObject {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: DeploymentSpec
}
interface Kustomization {
  resources: string[]
  images: { name: string; newTag: string }[]
}

const folder = 'docker/kubernetes'
const { expect, add, end } = createReport()

const { resources, images } = parse(readText(`${folder}/kustomization.yaml`)) as Kustomization
const objectsIn = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject)
const objects = requireSome(
  resources.flatMap((file) => objectsIn(readText(`${folder}/${file}`))),
  'objects',
)

const renderWithBucket = (): KubernetesObject[] => {
  const dir = join(root, `${folder}-with-bucket`)
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', dir], { encoding: 'utf8' })
  if (error) {
    console.log(`kubectl is not installed: ${folder}-with-bucket is not rendered here.`)
    return []
  }
  expect(status === 0, `kubectl cannot render ${folder}-with-bucket: ${stderr}`)
  return objectsIn(stdout)
}
const withBucket = renderWithBucket()

const deploymentsIn = (list: KubernetesObject[]) =>
  new Map(list.filter(({ kind }) => kind === 'Deployment').map(({ metadata, spec }) => [metadata.name, spec]))
const deployments = deploymentsIn(objects)

const checkBucketVolumes = () => {
  for (const [name, { template }] of deploymentsIn(withBucket)) {
    const { volumes = [], containers } = template.spec
    const what = `Deployment ${name} of ${folder}-with-bucket`
    for (const { persistentVolumeClaim: claim } of volumes)
      expect(claim?.claimName !== 'registry', `${what} waits for a volume that does not exist`)
    for (const mount of containers[0].volumeMounts ?? [])
      expect(
        volumes.some((volume) => volume.name === mount.name),
        `${what} has no volume ${mount.name}`,
      )
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const watchReads = <T>(value: T, path: string, read: Set<string>): T =>
  isObject(value)
    ? new Proxy(value, {
        get: (target, name) => {
          const at = `${path}/${String(name)}`
          read.add(at)
          return watchReads(target[String(name)], at, read)
        },
      })
    : value
const unreadFields = (value: unknown, path: string, read: Set<string>): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => {
        const at = `${path}/${name}`
        return read.has(at) ? unreadFields(inner, at, read) : [at]
      })
    : []

interface Model {
  spec: unknown
  validate: () => void
}

const checkSchema = async (object: KubernetesObject) => {
  const { apiVersion, kind, metadata, spec } = object
  const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
    string,
    new (from: KubernetesObject) => Model
  >
  const name = `${kind} ${metadata.name}`
  const SchemaModel = models[kind]
  if (!SchemaModel) return add(`${name}: there is no schema of its kind`)
  const read = new Set<string>()
  try {
    const model = new SchemaModel(object)
    model.spec = watchReads(spec, 'spec', read)
    model.validate()
    const unknown = unreadFields(spec, 'spec', read)
    expect(unknown.length === 0, `${name} has fields that do not exist: ${unknown.join(', ')}`)
  } catch (error) {
    add(`${name}: ${(error as Error).message}`)
  }
}

const checkDeployments = () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string }
  const tags = new Map(images.map(({ name, newTag }) => [name, newTag]))
  for (const [name, { selector, template }] of deployments) {
    const { containers, securityContext, automountServiceAccountToken } = template.spec
    const [container] = containers
    const own = container.securityContext
    expect(
      securityContext?.runAsNonRoot && own?.readOnlyRootFilesystem,
      `${name} may run as root or write to its image`,
    )
    expect(own?.capabilities?.drop?.includes('ALL'), `${name} keeps capabilities`)
    expect(automountServiceAccountToken === false, `${name} has a token of the cluster`)
    expect(container.resources?.limits?.memory, `${name} has no memory limit`)
    expect(container.readinessProbe, `${name} has no readiness probe`)
    expect(
      tags.get(container.image) === version,
      `the image ${container.image} has no tag ${version} in kustomization.yaml`,
    )
    expect(
      Object.entries(selector.matchLabels).every(([key, value]) => template.metadata.labels[key] === value),
      `${name} does not select its own pods`,
    )
  }
}

const checkRemotes = () => {
  const mountsOf = (name: string) => deployments.get(name)?.template.spec.containers[0].volumeMounts ?? []
  for (const remote of remotes) {
    const writable = mountsOf(remote).filter(({ readOnly, name }) => !readOnly && name !== 'tmp')
    expect(
      writable.length === 1 && writable[0]?.subPath === remote && writable[0].mountPath === '/outgoing',
      `${remote} writes to other folders than its own`,
    )
    const incoming = mountsOf('publisher').find(({ mountPath }) => mountPath === `/incoming/${remote}`)
    expect(
      incoming?.subPath === remote && incoming.readOnly,
      `the publisher does not mount the folder of ${remote}`,
    )
  }
}

const checkSettings = () => {
  const names = [...readText(`${folder}/settings.env`).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  for (const name of operatorSettings())
    expect(
      names.includes(name) || names.includes(`${name}_FILE`),
      `settings.env does not let an operator set ${name}`,
    )
}

const main = async () => {
  for (const object of [...objects, ...withBucket]) await checkSchema(object)
  checkBucketVolumes()
  checkDeployments()
  checkRemotes()
  checkSettings()
  end('Kubernetes')
}

void main()
