import { Body, Controller, Delete, Get, HttpStatus, Post, Put, UploadedFiles } from '@nestjs/common';
import { type Caller, CurrentCaller, ForEditors } from '../../common/access/access.js';
import { Answer, AnswerNothing } from '../../common/envelope/answer.decorator.js';
import { AcceptsImages } from '../../common/http/accepts-images.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { OrderDto } from '../../common/validation/order.dto.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { CreateTestimonialDto, TestimonialDto, UpdateTestimonialDto } from './dto/testimonial.dto.js';
import { TestimonialsWriterService } from './testimonials-writer.service.js';
import { TestimonialsService } from './testimonials.service.js';

/** Testimonials as staff keep them. In a multipart form `image` may be a picture instead of an address. */
@Controller('testimonials')
@ForEditors()
export class TestimonialsAdminController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly writer: TestimonialsWriterService,
  ) {}

  /** List all testimonials. For editing, in their order, hidden testimonials included. */
  @Get('admin')
  @Answer([TestimonialDto])
  listStaffTestimonials(): Promise<TestimonialDto[]> {
    return this.testimonials.listForStaff();
  }

  /** Get a testimonial for editing. */
  @Get('admin/:id')
  @Answer(TestimonialDto)
  getStaffTestimonial(@IdParam() id: number): Promise<TestimonialDto> {
    return this.testimonials.findForStaff(id);
  }

  /** Create a testimonial. The new testimonial comes last. */
  @Post()
  @AcceptsImages('image', 1, CreateTestimonialDto)
  @Answer(TestimonialDto, { message: 'Testimonial created', status: HttpStatus.CREATED })
  createTestimonial(
    @Body() body: CreateTestimonialDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TestimonialDto> {
    return this.writer.create(body, images ?? [], caller, request);
  }

  /** Reorder the testimonials. */
  @Put('order')
  @Answer([TestimonialDto], { message: 'Order saved' })
  reorderTestimonials(
    @Body() body: OrderDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TestimonialDto[]> {
    return this.writer.order(body, caller, request);
  }

  /** Update a testimonial. Fields that are left out keep their value. */
  @Put(':id')
  @AcceptsImages('image', 1, UpdateTestimonialDto)
  @Answer(TestimonialDto, { message: 'Testimonial updated' })
  updateTestimonial(
    @IdParam() id: number,
    @Body() body: UpdateTestimonialDto,
    @UploadedFiles() images: UploadedImage[] | undefined,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TestimonialDto> {
    return this.writer.update(id, body, images ?? [], caller, request);
  }

  /** Move a testimonial to the trash. */
  @Delete(':id')
  @AnswerNothing({ message: 'Testimonial deleted' })
  deleteTestimonial(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.remove(id, caller);
  }

  /** Restore a testimonial from the trash. */
  @Post(':id/restore')
  @Answer(TestimonialDto, { message: 'Testimonial restored' })
  restoreTestimonial(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<TestimonialDto> {
    return this.writer.restore(id, caller, request);
  }
}
