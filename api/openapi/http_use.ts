import ts from 'typescript'

/** How functions use request and response. */
export interface HttpUse {
  /** `data` is the source text of the validated part of the request. */
  validators: { file: string; name: string; data: string }[]
  /** `always`: not inside a condition. */
  statuses: { status: number; always: boolean }[]
  queryNames: string[]
  readsRawBody: boolean
  /** Whether they answer a stream. */
  streams: boolean
  /** Whether they ask who is logged in, if anyone is. */
  readsSession: boolean
  /** Content types. */
  types: string[]
}

const NAMED_STATUSES: Record<string, number> = { created: 201, accepted: 202, noContent: 204, notModified: 304 }

const PASSED = /^(ctx|(ctx\.)?(request|response))$/

const READS_SESSION = /\b(auth\b.*|guard)\.(check|logout)$/

/** Reads functions and those that they hand request or response on to. */
export function httpUse(starts: ts.Node[], checker: ts.TypeChecker): HttpUse {
  const use: HttpUse = {
    validators: [],
    statuses: [],
    queryNames: [],
    readsRawBody: false,
    streams: false,
    readsSession: false,
    types: [],
  }
  const seen = new Set<ts.Node>()
  starts.forEach(visit)
  return use

  function visit(node: ts.Node): void {
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isCallExpression(node)) noteCall(node)
    else if (ts.isPropertyAccessExpression(node)) use.readsRawBody ||= /\brequest\.(raw|request)$/.test(node.getText())
    ts.forEachChild(node, visit)
  }

  function noteCall(call: ts.CallExpression): void {
    const { expression: callee, arguments: given } = call
    const [, owner, method = ''] = /(\w*)\.(\w+)$/.exec(callee.getText()) ?? []
    use.readsSession ||= READS_SESSION.test(callee.getText())
    if (method === 'validateUsing') noteValidator(call)
    else if (method === 'qs') noteQuery(call)
    else if (method === 'header') noteType(given)
    else if (owner === 'response' && method === 'status')
      noteStatuses(call, given[0]!.getText().match(/\b\d{3}\b/g) ?? [])
    else if (owner === 'response' && method === 'stream') use.streams = true
    else if (owner === 'response' && NAMED_STATUSES[method]) noteStatuses(call, [NAMED_STATUSES[method]])
    else if (given.some((one) => PASSED.test(one.getText()))) visit(declarationOf(callee) ?? callee)
  }

  function declarationOf(name: ts.Node): ts.Declaration | undefined {
    const symbol = checker.getSymbolAtLocation(name)
    return (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration
  }

  function noteValidator({ arguments: [validator, options] }: ts.CallExpression): void {
    const declaration = declarationOf(validator!)
    // Validators that are known only at run time are given with the call.
    if (!declaration || !ts.isVariableDeclaration(declaration)) return
    const data = /\bdata: ([^,}]+)/.exec(options?.getText() ?? '')?.[1] ?? ''
    use.validators.push({ file: declaration.getSourceFile().fileName, name: declaration.name.getText(), data })
  }

  /** Matches `const { token } = request.qs()` and `request.qs().token`. */
  function noteQuery({ parent }: ts.CallExpression): void {
    if (ts.isPropertyAccessExpression(parent)) use.queryNames.push(parent.name.text)
    else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
      use.queryNames.push(...parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText()))
  }

  function noteStatuses(call: ts.CallExpression, statuses: readonly (string | number)[]): void {
    const isConditional = ts.findAncestor(
      call,
      (one) => ts.isIfStatement(one) || ts.isConditionalExpression(one) || ts.isCatchClause(one)
    )
    const always = !isConditional && statuses.length === 1
    use.statuses.push(...statuses.map((status) => ({ status: Number(status), always })))
  }

  function noteType([name, value]: readonly ts.Expression[]): void {
    if (name && /^'content-type'$/i.test(name.getText()) && value && ts.isStringLiteralLike(value))
      use.types.push(value.text.split(';')[0]!)
  }
}
