/** Once what is wrong is shown, puts the cursor there. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(
        '.writing-form :is([aria-invalid="true"], [data-problem]):not([hidden])',
      )
      ?.focus()
  })
}
