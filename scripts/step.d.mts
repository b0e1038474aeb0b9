export function step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>
