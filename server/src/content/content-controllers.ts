import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Inject,
  Post,
  Put,
  type Type,
  UploadedFiles,
} from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForEditors } from '../common/access/access.js';
import { Answer, AnswerNothing } from '../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../common/http/accepts-form.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../common/idempotency/idempotency-key.decorator.js';
import type { OrderedRecord } from '../common/ordered-records.js';
import { IdParam } from '../common/validation/path-param.decorator.js';
import { ReorderDto } from '../common/validation/reorder.dto.js';
import type { FormFile } from '../integrations/file-uploads/file-uploads.js';
import type { ContentReader } from './content-reader.js';
import type { ContentWriter, Wanted } from './content-writer.js';
import type { OrderedContentWriter } from './ordered-content/ordered-content-writer.js';
import type { WrittenRecord, WrittenType } from './written-type.js';

/** A kind of records as the API has it, for a list and a form of the back office. */
interface ContentApi<Entity extends WrittenRecord, Fields extends object, Dto extends object> {
  type: WrittenType<Entity, Dto>;
  /** Such as `team`. */
  path: string;
  /** In the ids of operations: `TeamMember` in `createTeamMember`. */
  one: string;
  /** In the ids of operations: `Team` in `listStaffTeam`. */
  many: string;
  /** In sentences: `team members`. */
  plural: string;
  create: Type<Fields>;
  update: Type<Wanted<Fields>>;
  answer: Type<Dto>;
  reader: Type<ContentReader<Entity, Dto>>;
  writer: Type<ContentWriter<Entity, Fields, Dto>>;
}

/** Makes the controller of what staff do with one kind of records: read, create, update, delete, restore. */
export function staffController<Entity extends WrittenRecord, Fields extends object, Dto extends object>(
  api: ContentApi<Entity, Fields, Dto>,
): Type<object> {
  const { type, one, many, plural, create, update, answer } = api;
  const { label } = type.trash;
  const record = withArticle(label);
  const takesImage = (dto: Type) =>
    type.pictureField ? AcceptsImages(type.pictureField, 1, dto) : applyDecorators();

  @Controller(api.path)
  @ForEditors()
  class StaffController {
    constructor(
      @Inject(api.reader) private readonly reader: ContentReader<Entity, Dto>,
      @Inject(api.writer) private readonly writer: ContentWriter<Entity, Fields, Dto>,
    ) {}

    @Get('admin')
    @Operation(`listStaff${many}`, `List all ${plural}. For editing, hidden ones included.`)
    @Answer([answer])
    list(): Promise<Dto[]> {
      return this.reader.listForStaff();
    }

    @Get('admin/:id')
    @Operation(`getStaff${one}`, `Get ${record} for editing.`)
    @Answer(answer)
    get(@IdParam() id: number): Promise<Dto> {
      return this.reader.findForStaff(id);
    }

    @Post()
    @takesImage(create)
    @Operation(`create${one}`, `Create ${record}.${'orderTitle' in type ? ' The new one comes last.' : ''}`)
    @Answer(answer, { message: `${label} created`, status: HttpStatus.CREATED })
    create(
      @Body() body: Fields,
      @UploadedFiles() images: unknown,
      @CurrentCaller() caller: Caller,
      @IdempotencyKey() request?: RequestIdentity,
    ): Promise<Dto> {
      return this.writer.create(body, uploaded(images), caller, request);
    }

    @Put(':id')
    @takesImage(update)
    @Operation(`update${one}`, `Update ${record}. Fields that are left out keep their value.`)
    @Answer(answer, { message: `${label} updated` })
    update(
      @Body() body: Wanted<Fields>,
      @IdParam() id: number,
      @UploadedFiles() images: unknown,
      @CurrentCaller() caller: Caller,
      @IdempotencyKey() request?: RequestIdentity,
    ): Promise<Dto> {
      return this.writer.update(id, body, uploaded(images), caller, request);
    }

    @Delete(':id')
    @Operation(`delete${one}`, `Move ${record} to the trash.`)
    @AnswerNothing({ message: `${label} deleted` })
    delete(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
      return this.writer.remove(id, caller);
    }

    @Post(':id/restore')
    @Operation(`restore${one}`, `Restore ${record} from the trash.`)
    @Answer(answer, { message: `${label} restored` })
    restore(
      @IdParam() id: number,
      @CurrentCaller() caller: Caller,
      @IdempotencyKey() request?: RequestIdentity,
    ): Promise<Dto> {
      return this.writer.restore(id, caller, request);
    }
  }

  takesBody(StaffController, 'create', create);
  takesBody(StaffController, 'update', update);
  return StaffController;
}

/** The same for records that staff put in order. */
export function orderedStaffController<Entity extends WrittenRecord & OrderedRecord, Dto extends object>(
  api: ContentApi<Entity, Partial<Entity>, Dto> & { writer: Type<OrderedContentWriter<Entity, Dto>> },
): Type<object> {
  const { many, plural, answer, writer } = api;

  @Controller(api.path)
  @ForEditors()
  class OrderedStaffController extends staffController(api) {
    @Inject(writer)
    private readonly orders: OrderedContentWriter<Entity, Dto>;

    @Put('order')
    @Operation(`reorder${many}`, `Reorder the ${plural}.`)
    @Answer([answer], { message: 'Order saved' })
    reorder(
      @Body() body: ReorderDto,
      @CurrentCaller() caller: Caller,
      @IdempotencyKey() request?: RequestIdentity,
    ): Promise<Dto[]> {
      return this.orders.order(body, caller, request);
    }
  }

  return OrderedStaffController;
}

/** @param text as the comment of a handler: the first sentence is the summary, the rest the description */
const Operation = (operationId: string, text: string) => ApiOperation({ operationId, summary: text });

/** Says the class of a body, which is the first parameter: Nest reads it from the types, and these are generic. */
function takesBody(controller: Type<object>, handler: string, dto: Type): void {
  const key = 'design:paramtypes';
  const prototype = controller.prototype as object;
  const [, ...others] = Reflect.getMetadata(key, prototype, handler) as unknown[];
  Reflect.defineMetadata(key, [dto, ...others], prototype, handler);
}

/** On a route without a form, Nest passes Fastify's function that would read one. */
function uploaded(images: unknown): FormFile[] {
  return Array.isArray(images) ? (images as FormFile[]) : [];
}

function withArticle(label: string): string {
  const word = label.toLowerCase();
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
