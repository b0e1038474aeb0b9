/** A browser's caches, as far as they are asked: what is put again stands last. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>()
  open = async (name: string) => {
    const pages = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, pages)
    const pathOf = (it: string | Request): string => (typeof it === 'string' ? it : it.url)
    return {
      match: async (it: string | Request) => pages.get(pathOf(it))?.clone(),
      put: async (path: string, answer: Response) => {
        pages.delete(path)
        pages.set(path, answer)
      },
      delete: async (it: string | Request) => pages.delete(pathOf(it)),
      keys: async () => [...pages.keys()].map((url) => ({ url })),
    }
  }
  match = async (path: string, { cacheName }: { cacheName: string }) =>
    this.all.get(cacheName)?.get(path)?.clone()
  delete = async (name: string) => this.all.delete(name)
}
