/**
 * Run names may hold names of hosts or customers. In what is shared a run is called by its id, which means something only
 * to its owner: every reason's param `run` is a name, wherever in the answer the reason stands.
 */
export function withoutRunNames<Value>(value: Value, idOf: ReadonlyMap<string, string>): Value
export function withoutRunNames(value: unknown, idOf: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutRunNames<unknown>(item, idOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === 'params' ? anonymous(member, idOf) : withoutRunNames<unknown>(member, idOf),
    ]),
  )
}

function anonymous(params: unknown, idOf: ReadonlyMap<string, string>): unknown {
  if (typeof params !== 'object' || params === null || !('run' in params)) return params
  return { ...params, run: idOf.get(String(params.run)) ?? '' }
}
