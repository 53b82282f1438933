import { AsyncLocalStorage } from 'node:async_hooks'

type Step = () => unknown
type Results<Steps extends readonly Step[]> = { [Place in keyof Steps]: Awaited<ReturnType<Steps[Place]>> }

/** A step's place in its pipeline: what it asks is sent behind what the steps before it ask, and before what those after it do. */
class Turn {
  #pass!: () => void
  readonly passed = new Promise<void>((resolve) => (this.#pass = resolve))
  /** Set when a later step has sent a statement: from then on this one's would come too late. */
  #isOvertaken = false
  #inner = 0

  constructor(
    private readonly previous: Turn | undefined,
    private readonly outer: Turn | undefined
  ) {}

  /** Resolves when the steps before have sent what they ask. @throws Error for a statement that a later step has overtaken */
  async reached(): Promise<void> {
    await this.outer?.reached()
    await this.previous?.passed
    if (this.#isOvertaken)
      throw new Error('A step of a pipeline asked again after a later step: make it a pipeline of its own')
  }

  /** A statement was sent. A step that is a pipeline itself is passed when all of that one's steps are. */
  sent(): void {
    for (let earlier = this.previous; earlier; earlier = earlier.previous) earlier.#isOvertaken = true
    this.outer?.sent()
    if (this.#inner === 0) this.pass()
  }

  pass(): void {
    // A step that asks nothing doesn't let those behind it overtake those before it.
    if (this.previous) void this.previous.passed.then(this.#pass)
    else this.#pass()
  }

  enter(): void {
    this.#inner++
  }

  leave(): void {
    this.#inner--
    if (this.#inner === 0) this.pass()
  }
}

const turns = new AsyncLocalStorage<Turn>()

/**
 * Sends what several steps ask PostgreSQL together, in one round trip, **in the order of the list**. Each step asks once (several
 * statements of one step are a pipeline of their own) or not at all; it starts at once, and only its statement waits its turn.
 * @returns the steps' results in the same order
 * @throws what the first step to fail throws; an Error for a step whose statement comes after a later step's
 */
export async function pipeline<const Steps extends readonly Step[]>(steps: Steps): Promise<Results<Steps>> {
  const outer = turns.getStore()
  outer?.enter()
  let previous: Turn | undefined
  const running = steps.map((step) => {
    const turn = new Turn(previous, outer)
    previous = turn
    return turns.run(turn, async () => {
      try {
        return await step()
      } finally {
        turn.pass()
      }
    })
  })
  void Promise.resolve(previous?.passed).then(() => outer?.leave())
  return (await inOrder(running)) as Results<Steps>
}

/** A failed statement makes those behind it fail, too, and theirs may be heard first: what it throws says why. */
async function inOrder(running: Promise<unknown>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(running)
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

/** Runs work that no pipeline's order is about: another transaction. */
export function outsidePipeline<T>(work: () => T): T {
  return turns.exit(work)
}

/** The turn of the step that asks, where it is one of a pipeline. */
export function currentTurn(): Turn | undefined {
  return turns.getStore()
}
