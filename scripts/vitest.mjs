import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runForwarding } from './forward.mjs'
import { chooseNode, root } from './node.mjs'

/**
 * Runs vitest with its output streamed, and returns how many tests { passed, failed }, and a line for
 * each that failed. Two at a time can't both draw on one terminal: the output of one is `pipe`.
 */
export async function runVitest(node, args, environment = process.env, output = 'inherit') {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-report-'))
  const report = join(folder, 'report.json')
  const tool = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A NODE_ENV=production of the caller would take React's test tools away.
  const options = { cwd: root, env: { ...environment, NODE_ENV: 'test' }, output }
  const code = await runForwarding(node, [tool, 'run', ...reporters, ...args], options)
  const read = readReport(report)
  rmSync(folder, { recursive: true })
  return { ...count(read, code), failures: failuresOf(read, code) }
}

/**
 * Counts a vitest report. What fails outside of a test (a file that cannot be loaded, an uncaught
 * error, a runner that died) counts as one failure each: it must never look like success.
 */
export function count(report, exitCode) {
  const files = report?.testResults ?? []
  const broken = files.filter((file) => file.status === 'failed' && !hasFailedTest(file)).length
  const passed = report?.numPassedTests ?? 0
  const failed = (report?.numFailedTests ?? 0) + broken
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

/**
 * A line for each failure of a vitest report: the file, the test, and the first line of what it said. An error
 * that no test made is in no report: the line says where it is told of.
 */
export function failuresOf(report, exitCode) {
  const files = (report?.testResults ?? []).filter((file) => file.status === 'failed')
  if (files.length === 0 && exitCode !== 0)
    return ['outside of every test: look above for "Unhandled Errors", or "No test files found"']
  return files.flatMap((file) => {
    const path = relative(root, file.name)
    if (!hasFailedTest(file)) return [`${path}: ${firstLine(file.message)}`]
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
}

function firstLine(text = '') {
  return text.split('\n')[0]
}

function hasFailedTest(file) {
  return file.assertionResults.some((test) => test.status === 'failed')
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, failures } = await runVitest(chooseNode(), process.argv.slice(2))
  for (const failure of failures) console.error(failure)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
