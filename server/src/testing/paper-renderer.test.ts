import { paperRendererConformance } from '../ports/testing/paper-renderer.ts'
import { testRenderer } from './paper-renderer.ts'

paperRendererConformance('a test', testRenderer)
