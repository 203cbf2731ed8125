/**
 * Verifies docker/kubernetes: every object by the schema of its kind, and what a schema cannot know: that each remote writes into its
 * own folder alone, that every setting of the API has its place, that nothing runs as root.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { operatorSettings } from './operatorSettings.mjs'
import { remotes, root } from '../common/packages.mjs'

const dir = join(root, 'docker/kubernetes')
const read = (file) => readFileSync(join(dir, file), 'utf8')
const faults = []
const expect = (isTrue, fault) => isTrue || faults.push(fault)

const { resources, images } = parse(read('kustomization.yaml'))
const objectsIn = (text) => parseAllDocuments(text).map((document) => document.toJS())
const objects = resources.flatMap((file) => objectsIn(read(file)))

/** What kubectl makes of the set for a registry in a bucket; nothing where it is not installed. */
const renderedWithBucket = () => {
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', `${dir}-with-bucket`], {
    encoding: 'utf8',
  })
  if (error) {
    console.log('kubectl is not installed: docker/kubernetes-with-bucket is not rendered here.')
    return []
  }
  expect(status === 0, `kubectl cannot render docker/kubernetes-with-bucket: ${stderr}`)
  return objectsIn(stdout)
}
const withBucket = renderedWithBucket()
for (const { kind, metadata, spec } of withBucket) {
  const { volumes = [], containers = [] } = (kind === 'Deployment' && spec.template.spec) || {}
  const name = `${kind} ${metadata.name} of docker/kubernetes-with-bucket`
  for (const { persistentVolumeClaim: claim } of volumes)
    expect(claim?.claimName !== 'registry', `${name} waits for a volume that is not there`)
  for (const { name: mounted } of containers[0]?.volumeMounts ?? [])
    expect(
      volumes.some((volume) => volume.name === mounted),
      `${name} has no volume ${mounted}`,
    )
}

/** The value as the schema's validator reads it; `read` collects the path of each field that it looked at. */
const watched = (value, path, read) =>
  typeof value === 'object' && value !== null
    ? new Proxy(value, {
        get: (target, name) => {
          const at = `${path}/${String(name)}`
          read.add(at)
          return watched(target[name], at, read)
        },
      })
    : value
/** Fields that the schema does not know, which the cluster would drop without a word. */
const unread = (value, path, read) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const at = `${path}/${name}`
        return read.has(at) ? unread(inner, at, read) : [at]
      })
    : []

for (const object of [...objects, ...withBucket]) {
  const { apiVersion, kind, metadata } = object
  const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}/${kind}`)
  const name = `${kind} ${metadata?.name}`
  const read = new Set()
  try {
    const model = new Model(object)
    model.spec = watched(object.spec, 'spec', read)
    model.validate()
    for (const field of unread(object.spec, 'spec', read))
      faults.push(`${name} has a field that does not exist: ${field}`)
  } catch (error) {
    faults.push(`${name}: ${error.message}`)
  }
}

const deployments = new Map(
  objects.filter(({ kind }) => kind === 'Deployment').map((object) => [object.metadata.name, object.spec]),
)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const tags = new Map(images.map(({ name, newTag }) => [name, newTag]))
for (const [name, { selector, template }] of deployments) {
  const { containers, securityContext, automountServiceAccountToken } = template.spec
  const [container] = containers
  const own = container.securityContext ?? {}
  expect(
    securityContext?.runAsNonRoot && own.readOnlyRootFilesystem,
    `${name} may run as root, or write its image`,
  )
  expect(own.capabilities?.drop?.includes('ALL'), `${name} keeps capabilities`)
  expect(automountServiceAccountToken === false, `${name} could ask the cluster`)
  expect(container.resources?.limits?.memory, `${name} has no limit of memory`)
  expect(container.readinessProbe, `${name} does not say when it is ready`)
  expect(
    tags.get(container.image) === version,
    `the image ${container.image} has no tag ${version} in kustomization.yaml`,
  )
  const labels = Object.entries(selector.matchLabels)
  expect(
    labels.every(([key, value]) => template.metadata.labels[key] === value),
    `${name} does not find its own pods`,
  )
}

const mountsOf = (name) => deployments.get(name)?.template.spec.containers[0].volumeMounts ?? []
for (const remote of remotes) {
  const writable = mountsOf(remote).filter(({ readOnly, name }) => !readOnly && name !== 'tmp')
  expect(
    writable.length === 1 && writable[0].subPath === remote && writable[0].mountPath === '/outgoing',
    `${remote} writes elsewhere than into its own folder`,
  )
  const seen = mountsOf('publisher').find(({ mountPath }) => mountPath === `/incoming/${remote}`)
  expect(seen?.subPath === remote && seen.readOnly, `the publisher does not see ${remote}`)
}

const settings = new Set([...read('settings.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name))
for (const name of operatorSettings())
  expect(
    settings.has(name) || settings.has(`${name}_FILE`),
    `settings.env does not let an operator set ${name}`,
  )

if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
console.log(`${objects.length} objects fit their schemas`)
