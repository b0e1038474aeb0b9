/**
 * Does one step of the start and prints it with the time it took. A step that returns false found
 * nothing to do and is not mentioned.
 */
export async function step(name, work) {
  const began = performance.now()
  const result = await work()
  if (result !== false) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${name} `.padEnd(30, '.') + ` ${seconds} s`)
  }
  return result
}
